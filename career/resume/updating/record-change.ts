import { textHash } from '#career/text/text-hash.ts';

/** One difference between a resume and what we would write from the record now, to be taken or not. */
export interface RecordChange {
  /** Names the change as long as its texts are the same. */
  readonly id: string;
  /** What people call the part of the resume it is in: "Experience". */
  readonly part: string;
  /** What of that part: "Employer of Shift Lead". Empty for a line. */
  readonly label: string;
  /** The text of the resume, a line each; empty where something would be added. */
  readonly before: string;
  /** The text that would stand there; empty where something would go. */
  readonly after: string;
  /** The veteran wrote `before` in the resume themselves: it stays unless they take the change. */
  readonly isOwn: boolean;
}

/** The changes met so far, and the answer to each. */
export class RecordChanges {
  readonly all: RecordChange[] = [];
  /** Texts that stay although we would write something else: the veteran's own from now on. */
  readonly kept = new Set<string>();
  /** How often changes of the same texts were met. */
  private readonly met = new Map<string, number>();
  private readonly taken: ReadonlySet<string> | undefined;

  /** `taken`: the ids that were chosen. Left out: everything except what would replace the veteran's own words. */
  constructor(taken?: ReadonlySet<string>) {
    this.taken = taken;
  }

  /** Notes a change and says whether it is made. */
  take(change: Omit<RecordChange, 'id'>): boolean {
    const { part, label, before, after } = change;
    const hash = textHash([part, label, before, after].join('\n')).toString(36);
    const same = this.met.get(hash) ?? 0;
    this.met.set(hash, same + 1);
    const id = same === 0 ? hash : `${hash}-${same}`;
    this.all.push({ id, ...change });
    const isTaken = this.taken?.has(id) ?? !change.isOwn;
    if (!isTaken && before !== '') this.kept.add(before);
    return isTaken;
  }
}
