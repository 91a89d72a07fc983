import { checkImports } from './imports.ts';

const { ok, detail } = await checkImports();
if (!ok) {
  process.stdout.write(`${detail}\n`);
  process.exitCode = 1;
}
