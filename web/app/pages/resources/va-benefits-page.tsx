import { PageHeading } from '#web/components/page-heading.tsx';

interface Benefit {
  readonly name: string;
  readonly what: string;
  readonly when: string;
  /** Where the time limit was read, with its date; every one of them was read again on CHECKED_ON. */
  readonly source: string;
  readonly address: string;
}

const CHECKED_ON = 'November 21, 2026';

const BENEFITS: readonly Benefit[] = [
  {
    name: 'Transition Assistance Program',
    what: 'Briefings and workshops before you leave: finances, job search, VA benefits.',
    when: 'Begins no later than 365 days before separation, or as soon as you know the date if that is later. Retiring: the services advise two years before.',
    source: '10 U.S.C. 1142, as changed by the law of August 13, 2018',
    address: 'https://www.tapevents.mil',
  },
  {
    name: 'Disability compensation, filed before discharge (BDD)',
    what: 'Monthly payments for illness or injury from service. File early, and the decision can come right after you leave.',
    when: 'Between 180 and 90 days before you leave active duty, and you must be available for exams for 45 days after filing. After that, you can file a regular claim, with no deadline.',
    source: 'VA manual M21-1, X.i.6.B, December 4, 2024',
    address: 'https://www.va.gov/disability/how-to-file-claim/when-to-file/pre-discharge-claim/',
  },
  {
    name: 'Post-9/11 GI Bill',
    what: 'Tuition, housing and books, plus many certificates, apprenticeships and licensing tests.',
    when: 'No time limit if your last discharge was on or after January 1, 2013. Before that: 15 years from discharge.',
    source: 'Public Law 115-48, August 16, 2017',
    address: 'https://www.va.gov/education/',
  },
  {
    name: 'Veteran Readiness and Employment (Chapter 31)',
    what: 'Counseling, training and help with a job for veterans with a service-connected disability rated at 10% or more.',
    when: 'No time limit if discharged on or after January 1, 2013. Before that: 12 years from separation or from your first rating, whichever is later, and longer with a serious employment handicap.',
    source: 'VA, eligibility for Veteran Readiness and Employment; Public Law 116-315, January 5, 2021',
    address: 'https://www.va.gov/careers-employment/vocational-rehabilitation/',
  },
  {
    name: 'VA health care',
    what: 'Care at VA hospitals and clinics, mental health included.',
    when: 'Apply anytime. Combat veterans discharged since October 1, 2013 have enhanced eligibility for 10 years. Since March 5, 2024 veterans exposed to toxic substances, and those who deployed after September 11, 2001 to the operations the law names, may enroll.',
    source: 'PACT Act, Public Law 117-168, August 10, 2022; VA, 2024',
    address: 'https://www.va.gov/health-care/',
  },
  {
    name: 'Veterans’ Group Life Insurance',
    what: 'Keeps the life insurance you had in service.',
    when: 'Within 240 days of leaving with no health questions. With health questions, within 1 year and 120 days.',
    source: 'VA Insurance Service, for separations since November 1, 2012',
    address: 'https://www.va.gov/life-insurance/options-eligibility/vgli/',
  },
  {
    name: 'Home loans',
    what: 'A loan guaranteed by VA, often without a down payment.',
    when: 'There’s no deadline. You need a Certificate of Eligibility, which your lender can often get for you.',
    source: 'VA Loan Guaranty Service',
    address: 'https://www.va.gov/housing-assistance/home-loans/',
  },
  {
    name: 'Unemployment compensation (UCX)',
    what: 'Weekly payments from your state while you look for work.',
    when: 'Apply to your state as soon as you’re out, with your DD Form 214.',
    source: '5 U.S.C. 8521; US Department of Labor',
    address: 'https://oui.doleta.gov/unemploy/ucx.asp',
  },
  {
    name: 'Veterans’ preference in federal hiring',
    what: 'Five points for service in the wars, campaigns and periods the law names; ten with a service-connected disability or a Purple Heart.',
    when: 'With each application, as often as you apply. Send your DD Form 214, plus Standard Form 15 for ten points.',
    source: '5 U.S.C. 2108',
    address: 'https://www.opm.gov/fedshirevets/',
  },
];

/** /resources/va-benefits */
export function Component() {
  return (
    <>
      <PageHeading
        title="VA Benefits Overview"
        plain="What’s available, when to apply, and where to find the official word."
      />
      <p className="mb-6 max-w-3xl">
        Rules change, and every case is different. The official page has the final say, and we link to each
        one. Accredited Veterans Service Officers help with claims for free, so never pay anyone to file one.
        We last checked these rules on {CHECKED_ON}.
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {BENEFITS.map(({ name, what, when, source, address }) => (
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
            <p className="text-sm text-muted">Source: {source}</p>
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
          <li>Your Joint Services Transcript or the transcript from your service’s college.</li>
        </ul>
        <p>
          Questions about any benefit: call VA at{' '}
          <a href="tel:18006982411" className="whitespace-nowrap">
            1-800-698-2411
          </a>{' '}
          <span className="whitespace-nowrap">(1-800-MyVA411).</span>
        </p>
      </div>
    </>
  );
}
