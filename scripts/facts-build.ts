import { fileURLToPath } from 'node:url';
import { buildOnDemand, buildTables, writeFacts } from './facts-build/build-facts.ts';

const inputDir = process.argv[2];
if (!inputDir) {
  process.stderr.write('Say where the published releases are: npm run facts:build -- ../shared/data\n');
  process.exit(2);
}
const outputDir = fileURLToPath(new URL('../facts', import.meta.url));
const written = writeFacts({ ...buildTables(inputDir), ...buildOnDemand(inputDir) }, outputDir);
for (const { name, bytes } of written) process.stdout.write(`facts/${name}.json ${bytes} bytes\n`);
const total = written.reduce((sum, { bytes }) => sum + bytes, 0);
process.stdout.write(`${total} bytes in all\n`);
