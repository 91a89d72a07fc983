/** SOC major groups in plain words, and the kinds of employers where such work is commonly found (our wording). */
const GROUPS: Readonly<Record<string, readonly [category: string, industries: string]>> = {
  '11': ['Management', 'Companies and enterprises|Government|Professional services'],
  '13': ['Business and Finance', 'Professional services|Government|Finance and insurance'],
  '15': ['Computers and Technology', 'Computer systems services|Finance and insurance|Government'],
  '17': ['Engineering and Technical Design', 'Engineering services|Manufacturing|Government'],
  '19': ['Science', 'Research and testing|Government|Environmental services'],
  '21': ['Community and Social Service', 'Social assistance|Health care|Government'],
  '23': ['Legal', 'Legal services|Government|Corporate legal departments'],
  '25': ['Education and Training', 'Schools and colleges|Training providers|Government'],
  '27': ['Media, Arts and Communication', 'Media and publishing|Marketing and advertising|Government'],
  '29': ['Health Care', 'Hospitals|Clinics and outpatient care|Veterans Affairs and military health care'],
  '31': ['Health Care Support', 'Hospitals|Clinics and outpatient care|Home and residential care'],
  '33': ['Public Safety and Security', 'Local and state government|Federal government|Security services'],
  '35': ['Food Service', 'Restaurants|Schools, hospitals and institutions|Hotels and catering'],
  '37': ['Building and Grounds', 'Building services|Schools and hospitals|Local government'],
  '39': ['Personal Care and Recreation', 'Recreation and fitness|Personal services|Travel and lodging'],
  '41': ['Sales', 'Retail trade|Wholesale trade|Technology and equipment suppliers'],
  '43': ['Office and Administration', 'Government|Health care|Professional services'],
  '43-5': ['Office and Administration', 'Warehousing|Transportation|Manufacturing'],
  '45': ['Farming, Forestry and Inspection', 'Agriculture|Forestry|Government'],
  '47': [
    'Construction and Extraction',
    'Building construction|Heavy and civil construction|Energy and mining',
  ],
  '49': [
    'Installation, Maintenance and Repair',
    'Repair and maintenance|Manufacturing|Transportation and utilities',
  ],
  '51': ['Production and Manufacturing', 'Manufacturing|Utilities|Defense suppliers'],
  '53': ['Transportation and Logistics', 'Trucking and air transportation|Warehousing|Wholesale trade'],
};

/** The field of work of an O*NET-SOC code in plain words, and where such work is commonly found. */
export function industryOf(onetSocCode: string): { category: string; industries: string[] } {
  const [category, industries] = GROUPS[onetSocCode.slice(0, 4)] ??
    GROUPS[onetSocCode.slice(0, 2)] ?? ['Civilian Sector', ''];
  return { category, industries: industries.split('|').filter((name) => name !== '') };
}
