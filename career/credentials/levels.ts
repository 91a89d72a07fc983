import { certifications } from '#career/certifications/catalogue.ts';
import { lazily } from '#career/lazily.ts';
import { lexiconTables } from '#career/resume/posting/lexicon.ts';
import type { CredentialKind } from './credential.ts';
import { type Family, familyTable } from './credential-tables.ts';
import { FormIndex } from './form-index.ts';

type Endorsement = NonNullable<Family['endorsements']>[number];

/** One credential that we know: a level of a family, an endorsement, or one that stands alone. */
export interface Level {
  readonly id: string;
  readonly name: string;
  readonly kind: CredentialKind;
  readonly class: string | null;
  /** Its family, where it has one with levels. */
  readonly family: Family | null;
  /** Ids of what proves it too. */
  readonly provenBy: readonly string[];
  /** Ids of what leaves it behind. */
  readonly above: readonly string[];
  /** The ways of writing it that name it beyond doubt outside a list of certificates too. */
  readonly writtenAs: readonly string[];
}

interface Levels {
  readonly byId: ReadonlyMap<string, Level>;
  readonly byCertificate: ReadonlyMap<string, string>;
  readonly byTerm: ReadonlyMap<string, string>;
  readonly forms: FormIndex<Level>;
}

/** Everything that is a credential to us: families, then the certificates and the terms of postings that stand alone. */
const levels = lazily((): Levels => {
  const byId = new Map<string, Level>();
  const byCertificate = new Map<string, string>();
  const byTerm = new Map<string, string>();
  const forms = new FormIndex<Level>();
  const add = (level: Level) => {
    byId.set(level.id, level);
    for (const form of level.writtenAs) forms.add(form, level);
  };
  for (const family of familyTable.entries()) {
    family.levels.forEach((level, at) => {
      add(levelOf(family, at));
      for (const certificate of level.certificates ?? []) byCertificate.set(certificate, level.id);
      for (const term of level.terms ?? []) byTerm.set(term, level.id);
    });
    for (const endorsement of family.endorsements ?? []) {
      add(endorsed(family, endorsement));
      for (const certificate of endorsement.certificates ?? [])
        byCertificate.set(certificate, endorsement.id);
      for (const term of endorsement.terms ?? []) byTerm.set(term, endorsement.id);
    }
  }
  for (const { id, name, alsoWritten } of certifications()) {
    if (byCertificate.has(id)) continue;
    byCertificate.set(id, id);
    // A short form in brackets is no name of its own: "(NREMT)" stands behind three levels, "(CDL)" behind endorsements.
    add(alone(id, name, [name.replace(/\s*\([^)]*\)/g, ''), ...alsoWritten]));
  }
  for (const { kind, table } of lexiconTables) {
    if (kind !== 'certificate') continue;
    for (const { name, alsoWritten, notTheSkill = [] } of table.entries()) {
      if (byTerm.has(name)) continue;
      const written = [name, ...alsoWritten].filter((form) => !notTheSkill.includes(form));
      const known = written.flatMap((form) => forms.meaningsOf(form))[0];
      byTerm.set(name, known?.id ?? `term ${name}`);
      if (known) {
        for (const form of written) if (forms.meaningsOf(form).length === 0) forms.add(form, known);
      } else add(alone(`term ${name}`, name, written));
    }
  }
  return { byId, byCertificate, byTerm, forms };
});

function levelOf(family: Family, at: number): Level {
  const higher = family.levels.slice(at + 1).map(({ id }) => id);
  const { id, name, writtenAs, coveredBy = [], class: own } = family.levels[at] as Family['levels'][number];
  return {
    ...{ id, name, writtenAs, family, kind: family.kind, class: own ?? null },
    provenBy: family.higherCoversLower ? [...higher, ...coveredBy] : coveredBy,
    above: family.lowerIsBehind ? higher : [],
  };
}

function endorsed(family: Family, { id, name, words }: Endorsement): Level {
  const whole = (family.endorsements ?? []).filter(({ includes }) => includes?.includes(id));
  return {
    ...{ id, name, family, kind: family.kind, class: null, above: [] },
    writtenAs: words.flatMap((word) => [`${word} endorsement`, `${word} endorsment`]),
    provenBy: whole.map((endorsement) => endorsement.id),
  };
}

function alone(id: string, name: string, writtenAs: readonly string[]): Level {
  const kind = /\blicen[sc]e\b/i.test(name) ? 'licence' : 'certificate';
  return { id, name, kind, class: null, family: null, provenBy: [], above: [], writtenAs };
}

/** The credential with an id; undefined where there is none. */
export const findLevel = (id: string): Level | undefined => levels().byId.get(id);

/** The id under which a certificate of the catalogue is known here. */
export function levelOfCertificate(certificateId: string): string {
  return levels().byCertificate.get(certificateId) ?? certificateId;
}

/** The id under which a credential is known that a posting names in these words; undefined where it names none. */
export function levelNamed(name: string, wording: string): string | undefined {
  const written = levels().forms.meaningsOf(wording)[0]?.id;
  const term = levels().byTerm.get(name);
  return written ?? term;
}

/** All ways of writing credentials. */
export const levelForms = (): FormIndex<Level> => levels().forms;
