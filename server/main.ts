import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node keeps what it compiles, so a start reads its 1,200 modules as code, not as TypeScript. Where the directory
// can't be written it compiles as ever; a changed file is compiled again. `npm start` asks for the same directory through
// the environment, so that this file is kept too.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

const { startServer } = await import('./start.ts');
await startServer();
