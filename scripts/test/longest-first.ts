import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PROVABLE } from './proven.ts';

/**
 * Files that take long for their size, from 8 s on. Vitest begins with the files that took longest where it has run before,
 * but with the largest where it hasn't, as on CI: the shortest file of all learned for two minutes at the end, with the other core idle.
 */
export const LONG: readonly string[] = [
  ...PROVABLE,
  'scripts/demo/demo.test.ts',
  'career/matching/service/ways-of-writing.test.ts',
  'server/areas/fuzz.test.ts',
  'server/areas/admin/restore.test.ts',
  'server/platform/backups/restore-backup.test.ts',
  'server/platform/backups/restore-script.test.ts',
  'server/platform/http/hostile-bodies.test.ts',
];

/** Those of long ones first, of each project, in their order otherwise. */
export function longestFirst<
  Spec extends { readonly moduleId: string; readonly project: { readonly name: string } },
>(specs: readonly Spec[], root: string): Spec[] {
  const isLong = ({ moduleId }: Spec) => LONG.includes(relative(root, moduleId));
  const byProject = Map.groupBy(specs, ({ project }) => project.name);
  return [...byProject.values()].flatMap((own) => [
    ...own.filter(isLong),
    ...own.filter((spec) => !isLong(spec)),
  ]);
}

/** Vitest's own order, with the long ones first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), this.ctx.config.root);
  }
}
