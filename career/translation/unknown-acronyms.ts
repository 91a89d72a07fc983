import type { MilitaryBranch } from '#career/service.ts';
import { translate } from './translate.ts';

/** Acronyms that most readers know, or that are the usual name of the thing. */
const WELL_KNOWN = new Set(
  'ABC ACLS AED AIDS ASAP ATM AWS BLS CAD CCNA CCNP CDL CEO CFO CISA CISM CISSP CNA CNC COO CPA CPR CPU CRM CSS DHCP DIY DMV DNA DNS DOT DUI EEO EHR EKG EMR EMS EMT EPA ERP ESL FAA FAQ FBI FCC FDA FEMA FIFO FTP GED GIS GPA GPS GUI HAZMAT HIPAA HTML HTTP HVAC ICS ICU IRS ISO ITIL JROTC KPI LAN LED LLC LPN LTE MBA MIG MRI NASA NATO NCAA NGO NIMS NREMT OSHA PDF PHP PHR PIN PLC PMP POS PPE RAM RFID ROI ROTC SAP SCADA SQL SUV TIG TSA TV TWIC UPS USA USB USCG USCIS USDA VA VIP VLAN VLANS VPN WAN WEB WIFI XML YMCA'.split(
    ' ',
  ),
);

/**
 * Acronyms of a text that neither the glossary nor common knowledge explains, each once: what a civilian reader
 * will stumble over. In a text all in capitals nothing can be told apart, so it has none.
 */
export function unknownAcronyms(text: string, branch: MilitaryBranch | null): string[] {
  if (!/[a-z]/.test(text)) return [];
  const plain = translate(text, { branch })
    .filter((segment) => segment.kind !== 'term')
    .map((segment) => segment.text)
    .join(' ');
  const found = plain.match(/(?<![A-Za-z0-9&/-])[A-Z][A-Z&]{2,6}s?(?![A-Za-z0-9&/-])/g) ?? [];
  return [...new Set(found)].filter(
    (word) => !WELL_KNOWN.has(word.replace(/s$/, '')) && !explained(word, text),
  );
}

/** "Joint Cyber Analysis Course (JCAC)": the text says itself what it stands for. */
function explained(word: string, text: string): boolean {
  return text.includes(`(${word})`) || text.includes(`${word} (`);
}
