import type { Plugin } from 'vite';

/** The questions of the assessment are the one knowledge that a page shows as it is. */
const SHOWN =
  /\/knowledge\/assessment\/(?:enhanced-questions|sections|basic-questions|style-questions)\.json$/;

interface Chunk {
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** The tables that pages carry and should not: whoever needs one asks the server. */
export function tablesInPages(bundle: Readonly<Record<string, Chunk>>): string[] {
  return Object.entries(bundle).flatMap(([file, { modules = {} }]) =>
    Object.entries(modules)
      .filter(
        ([id, { renderedLength }]) => renderedLength > 0 && id.includes('/knowledge/') && /\.json$/.test(id),
      )
      .filter(([id]) => !SHOWN.test(id))
      .map(([id]) => `${id.slice(id.lastIndexOf('/knowledge/') + 1)} in ${file}`),
  );
}

/** What Vite puts in the place of a module of Node, and the dictionary that reads files: a page with one breaks in the browser. */
const SERVER_ONLY = /__vite-browser-external|\/node_modules\/(?:dictionary-en|nspell)\//;

/** The modules that pages carry and that work on the server alone. */
export function serverModulesInPages(bundle: Readonly<Record<string, Chunk>>): string[] {
  return Object.entries(bundle).flatMap(([file, { modules = {} }]) =>
    Object.keys(modules)
      .filter((id) => SERVER_ONLY.test(id))
      .map((id) => `${id} in ${file}`),
  );
}

/** Ends the build when a page would carry what only the server can load, or a table: glossary, certificates and texts that only premium opens. */
export function noTablesInPages(): Plugin {
  return {
    name: 'mission-ready:no-tables-in-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = tablesInPages(bundle as Readonly<Record<string, Chunk>>);
      if (found.length > 0) this.error(`Pages carry tables of knowledge/:\n${found.join('\n')}`);
      const broken = serverModulesInPages(bundle as Readonly<Record<string, Chunk>>);
      if (broken.length > 0) this.error(`Pages carry what only the server can load:\n${broken.join('\n')}`);
    },
  };
}
