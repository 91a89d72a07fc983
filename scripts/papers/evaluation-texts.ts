import type { PaperMember } from '#evaluation/papers/paper-members.ts';
import { bullets, compact, full, type Row } from './form-rows.ts';

/** An evaluation in the boxes of its form, by the member's service. */
export function evaluation(member: PaperMember): Row[] {
  const { rank, code, duty, duties, leads, deeds, ssn, dodId, from, to } = member;
  const name = full(member);
  const [most = '', ...others] = deeds;
  switch (member.form) {
    case 'nco':
      return [
        'NCO EVALUATION REPORT (SSG-1SG/MSG)',
        'For use of this form, see AR 623-3   DA FORM 2166-9-2',
        [
          ['a. NAME (Last, First, Middle Initial)', name],
          ['b. SSN (or DOD ID NO.)', dodId],
          ['c. RANK', rank],
          ['d. DATE OF RANK', '20140801'],
          ['e. PMOSC', `${code}30`],
        ],
        [
          [
            'f. UNIT, ORG., STATION, ZIP CODE OR APO, MAJOR COMMAND',
            'F CO, 123rd BSB, Fort Example, TX 00000',
          ],
        ],
        [['i. PERIOD COVERED', `FROM ${compact(from)} THRU ${compact(to)}`]],
        [
          ['a. PRINCIPAL DUTY TITLE', duty],
          ['b. DUTY MOSC', `${code}30`],
        ],
        [['c. DAILY DUTIES AND SCOPE', bullets(duties, '-')]],
        [['f. LEADS', bullets(leads, 'o')]],
        [['h. ACHIEVES', bullets(deeds, 'o')]],
        [['SENIOR RATER OVERALL POTENTIAL', 'Promote ahead of peers and send to the senior course.']],
      ];
    case 'officer':
      return [
        'COMPANY GRADE PLATE (O1 - O3; WO1 - CW2) OFFICER EVALUATION REPORT',
        'DA FORM 67-10-1',
        [
          ['a. NAME (Last, First, Middle Initial)', name],
          ['b. DOD ID NUMBER', dodId],
          ['c. RANK', rank],
          ['d. DATE OF RANK', '20170601'],
          ['e. BRANCH', 'LG'],
        ],
        [['j. PERIOD COVERED', `FROM ${compact(from)} THRU ${compact(to)}`]],
        [
          ['a. PRINCIPAL DUTY TITLE', duty],
          ['b. POSITION AOC/BR', code],
        ],
        [['c. SIGNIFICANT DUTIES AND RESPONSIBILITIES', bullets(duties, '-')]],
        [['LEADS', bullets(leads, '-')]],
        [['ACHIEVES', bullets(deeds, '-')]],
        [['SENIOR RATER COMMENTS', 'Unlimited potential.']],
      ];
    case 'epr':
      return [
        'ENLISTED PERFORMANCE REPORT (AB thru TSgt)   AF FORM 910',
        'I. RATEE IDENTIFICATION DATA',
        [
          ['1. NAME (Last, First, Middle Initial)', name],
          ['2. SSN', ssn],
          ['3. GRADE', rank],
          ['4. DAFSC', code.replace('X', '7')],
        ],
        [
          ['FROM DATE', compact(from)],
          ['THRU DATE', compact(to)],
        ],
        [['1. DUTY TITLE', duty]],
        [['3. KEY DUTIES, TASKS, AND RESPONSIBILITIES', bullets(duties, '-')]],
        [['LEADING PEOPLE', bullets(leads, '-')]],
        [['EXECUTING THE MISSION', bullets([most], '-')]],
        [['MANAGING RESOURCES', bullets(others, '-')]],
        [['SIGNATURE', '']],
      ];
    case 'eval':
      return [
        'EVALUATION REPORT & COUNSELING RECORD (E1 - E6)   NAVPERS 1616/26',
        [
          ['1. Name (Last, First MI Suffix)', name],
          ['2. Rate', rank],
          ['3. Desig', 'SW'],
          ['4. SSN', ssn],
        ],
        [
          ['14. From', compact(from)],
          ['15. To', compact(to)],
        ],
        [['Primary Duty', duty]],
        [['29. Primary/Collateral/Watchstanding duties', bullets(duties, '-')]],
        [['LEADERSHIP', bullets(leads, '-')]],
        [
          [
            '43. COMMENTS ON PERFORMANCE',
            bullets(
              deeds.map((deed) => deed.toUpperCase()),
              '-',
            ),
          ],
        ],
        [['45. Promotion Recommendation', 'Early Promote']],
      ];
    case 'usmc':
      return [
        'USMC FITNESS REPORT (1610)   NAVMC 10835A',
        [
          ['a. Last Name', member.last],
          ['b. First Name', member.first],
          ['c. MI', member.middle],
          ['e. Grade', rank],
        ],
        [
          ['PMOS', code],
          ['EDIPI', dodId],
        ],
        [
          ['From', compact(from)],
          ['To', compact(to)],
        ],
        [['Duty Title', duty]],
        [['SECTION B. BILLET DESCRIPTION', bullets(duties, '-')]],
        [['SECTION C. BILLET ACCOMPLISHMENTS', bullets(deeds, '-')]],
        [['LEADING OTHERS', bullets(leads, '-')]],
        [['REVIEWING OFFICER COMMENTS', 'Concur.']],
      ];
    default:
      return [
        'ENLISTED EVALUATION REPORT   COAST GUARD CG-3788C',
        [
          ['Member Name', name],
          ['Rate', rank],
          ['Rating', code],
          ['DOB', member.birth],
        ],
        [
          ['Period From', compact(from)],
          ['Period To', compact(to)],
        ],
        [['Primary Duty', duty]],
        [['Job Description', bullets(duties, '•')]],
        [['LEADERSHIP', bullets(leads, '•')]],
        [['PERFORMANCE', bullets(deeds, '•')]],
        [['Supervisor Signature', 'signed']],
      ];
  }
}
