/**
 * Who may import whom (DESIGN.md), as dependency-cruiser reads it: paths from the project's root, as regular
 * expressions. `planted` is a line that breaks the rule, and where; the check proves with it that the rule bites.
 */
export interface ImportRule {
  readonly name: string;
  readonly from: { path: string; pathNot?: string };
  readonly to: { path?: string; pathNot?: string; circular?: true };
  readonly planted: { file: string; line: string };
}

const NPM = '^node_modules/';
const TEST = '\\.test\\.tsx?$';

export const importRules: readonly ImportRule[] = [
  {
    name: 'career-is-pure',
    // minisearch: decision 0008; nspell and its dictionary: decision 0022.
    from: { path: '^career/', pathNot: `${TEST}|^career/testing/` },
    to: { pathNot: `^(career|knowledge)/|${NPM}(zod|minisearch|nspell|dictionary-en|@types/nspell)/` },
    planted: { file: 'career/planted.ts', line: "import 'node:fs';" },
  },
  {
    // Whoever needs a table asks the module of career that owns it and has checked it.
    name: 'knowledge-through-career',
    from: { path: '', pathNot: `^career/|${TEST}` },
    to: { path: '^knowledge/' },
    planted: { file: 'web/app/planted-knowledge.ts', line: "import '#knowledge/target.json';" },
  },
  {
    name: 'contract-knows-career-and-zod',
    from: { path: '^contract/', pathNot: TEST },
    to: { pathNot: `^(contract|career)/|${NPM}zod/` },
    planted: { file: 'contract/planted.ts', line: "import '#server/target.ts';" },
  },
  {
    // What is judged must not see by what: only scripts, benchmarks and tests read the invented people.
    name: 'evaluation-stands-on-career',
    from: { path: '^evaluation/', pathNot: TEST },
    to: { pathNot: `^(evaluation|career)/|${NPM}zod/` },
    planted: { file: 'evaluation/planted.ts', line: "import '#server/target.ts';" },
  },
  {
    name: 'platform-knows-no-area',
    from: { path: '^server/platform/', pathNot: TEST },
    to: { path: '^(server/(areas|testing)|web)/|^server/(app|main)\\.ts$' },
    planted: { file: 'server/platform/planted.ts', line: "import '#server/areas/one/one.service.ts';" },
  },
  {
    name: 'areas-meet-through-services',
    from: { path: '^server/areas/([^/]+)/', pathNot: TEST },
    to: { path: '^server/areas/', pathNot: '^server/areas/$1/|\\.service\\.ts$' },
    planted: { file: 'server/areas/two/planted.ts', line: "import '#server/areas/one/one.store.ts';" },
  },
  {
    name: 'server-knows-no-web',
    from: { path: '^server/', pathNot: TEST },
    to: { path: '^web/' },
    planted: { file: 'server/areas/two/planted-web.ts', line: "import '#web/lib/target.ts';" },
  },
  {
    name: 'production-knows-no-testing',
    from: { path: '^(server|web|career|contract)/', pathNot: `${TEST}|^(server|career)/testing/` },
    to: { path: '^(server/testing|career/testing|evaluation|e2e|bench)/' },
    planted: { file: 'server/areas/two/planted-testing.ts', line: "import '#server/testing/target.ts';" },
  },
  {
    name: 'web-foundation-knows-no-area',
    from: { path: '^web/(lib|components)/', pathNot: TEST },
    to: { path: '^(web/(areas|app|landing)|server)/' },
    planted: { file: 'web/lib/planted.ts', line: "import '#web/areas/one/one.queries.ts';" },
  },
  {
    name: 'web-areas-stay-apart',
    from: { path: '^web/areas/([^/]+)/', pathNot: TEST },
    to: { path: '^(web/(areas|app|landing)|server)/', pathNot: '^web/areas/$1/' },
    planted: { file: 'web/areas/two/planted.ts', line: "import '#web/areas/one/one.queries.ts';" },
  },
  {
    name: 'web-knows-no-server',
    from: { path: '^web/', pathNot: TEST },
    to: { path: '^server/' },
    planted: { file: 'web/app/planted.ts', line: "import '#server/target.ts';" },
  },
  {
    name: 'no-cycles',
    from: { path: '^(server|web|career|contract)/' },
    to: { circular: true },
    planted: { file: 'career/cycle.ts', line: "import './cycle.ts';" },
  },
  {
    name: 'no-unnamed-drawers',
    from: { path: '' },
    to: { path: '(^|/)(utils?|helpers?|misc|common|types|manager)(/|\\.tsx?$)', pathNot: 'node_modules' },
    planted: { file: 'server/planted-drawer.ts', line: "import './utils.ts';" },
  },
];
