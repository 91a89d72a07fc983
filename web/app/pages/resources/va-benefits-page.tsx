import { PageHeading } from '#web/components/page-heading.tsx';

interface Benefit {
  readonly name: string;
  readonly what: string;
  readonly when: string;
  readonly address: string;
}

/**
 * Rules as of the sources named: BDD window (VA M21-1, X.i.6.B), GI Bill time limit (Public Law 115-48), VGLI periods
 * (VA Insurance Service, 2012), health care for combat veterans (PACT Act, Public Law 117-168), transition assistance
 * (10 U.S.C. 1142), UCX (5 U.S.C. 8521).
 */
const BENEFITS: readonly Benefit[] = [
  {
    name: 'Transition Assistance Program',
    what: 'Briefings and workshops before you leave: finances, job search, VA benefits.',
    when: 'Starts no later than 365 days before separation, or as soon as you know the date if that is later. Retiring: two years before.',
    address: 'https://www.tapevents.mil',
  },
  {
    name: 'Disability compensation, filed before discharge (BDD)',
    what: 'Monthly payments for illness or injury from service. Filed early, the decision can come right after you leave.',
    when: 'Between 180 and 90 days before you leave active duty. After that the ordinary claim is open, with no end date.',
    address: 'https://www.va.gov/disability/how-to-file-claim/when-to-file/pre-discharge-claim/',
  },
  {
    name: 'Post-9/11 GI Bill',
    what: 'Tuition, housing and books, also for many certificates, apprenticeships and licensing tests.',
    when: 'No time limit if your last discharge was on or after January 1, 2013. Before that: 15 years from discharge.',
    address: 'https://www.va.gov/education/',
  },
  {
    name: 'Veteran Readiness and Employment (Chapter 31)',
    what: 'Counseling, training and help with a job for veterans with a service-connected disability.',
    when: 'No time limit if discharged on or after January 1, 2013. Before that: 12 years, with exceptions.',
    address: 'https://www.va.gov/careers-employment/vocational-rehabilitation/',
  },
  {
    name: 'VA health care',
    what: 'Care at VA hospitals and clinics, mental health included.',
    when: 'Apply any time. Combat veterans have enhanced eligibility for 10 years after discharge.',
    address: 'https://www.va.gov/health-care/',
  },
  {
    name: 'Veterans’ Group Life Insurance',
    what: 'Keeps the life insurance you had in service.',
    when: 'Within 240 days of leaving without health questions; with them, within 1 year and 120 days.',
    address: 'https://www.va.gov/life-insurance/options-eligibility/vgli/',
  },
  {
    name: 'Home loans',
    what: 'A loan guaranteed by VA, often without a down payment.',
    when: 'No end date. You need a Certificate of Eligibility.',
    address: 'https://www.va.gov/housing-assistance/home-loans/',
  },
  {
    name: 'Unemployment compensation (UCX)',
    what: 'Weekly payments by your state while you look for work.',
    when: 'Apply to your state as soon as you have left, with your DD Form 214.',
    address: 'https://oui.doleta.gov/unemploy/ucx.asp',
  },
  {
    name: 'Veterans’ preference in federal hiring',
    what: 'Points or priority when applying to federal jobs.',
    when: 'With each application; keep your DD Form 214 at hand.',
    address: 'https://www.opm.gov/fedshirevets/',
  },
];

/** /resources/va-benefits */
export function Component() {
  return (
    <>
      <PageHeading
        title="VA Benefits Overview"
        plain="What there is, by when to ask for it, and where the official word is."
      />
      <p className="mb-6 max-w-3xl">
        Rules change, and cases differ. The official page decides; each is linked. Accredited Veterans Service
        Officers help with claims for free: never pay anyone for filing one.
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {BENEFITS.map(({ name, what, when, address }) => (
          <li
            key={name}
            className="grid content-start gap-2 rounded border border-line bg-surface p-5 shadow-card"
          >
            <h2 className="text-lg">{name}</h2>
            <p>{what}</p>
            <p>
              <strong className="text-heading">When: </strong>
              {when}
            </p>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="w-fit font-medium wrap-anywhere text-link underline underline-offset-4"
            >
              {new URL(address).hostname.replace(/^www\./, '')}
              <span className="sr-only">: {name} (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="prose mt-8">
        <h2>Keep these papers</h2>
        <ul>
          <li>DD Form 214 (member copy 4), several certified copies.</li>
          <li>Your medical and dental records from service.</li>
          <li>The Joint Services Transcript or the record of your service’s college.</li>
        </ul>
        <p>
          Questions about any benefit: call VA at <a href="tel:18006982411">1-800-698-2411</a>{' '}
          (1-800-MyVA411).
        </p>
      </div>
    </>
  );
}
