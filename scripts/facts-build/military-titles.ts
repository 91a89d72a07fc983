/**
 * Titles of codes newer than the 2016 list, written by us from the services' published code names, for codes that
 * the 2024 crosswalk carries without a title.
 */
export const AUTHORED_TITLES: readonly {
  readonly branch: string;
  readonly code: string;
  readonly title: string;
}[] = [
  { branch: 'Air Force', code: '1D7X0', title: 'Cyber Defense Operations' },
  { branch: 'Air Force', code: '1D7X1', title: 'Cyber Defense Operations' },
  { branch: 'Air Force', code: '1D7X1A', title: 'Cyber Defense Operations, Network Operations' },
  { branch: 'Air Force', code: '1D7X1B', title: 'Cyber Defense Operations, Systems Operations' },
  { branch: 'Air Force', code: '1D7X1D', title: 'Cyber Defense Operations, Security Operations' },
  { branch: 'Air Force', code: '1D7X1E', title: 'Cyber Defense Operations, Client Systems Operations' },
  { branch: 'Air Force', code: '1D7X1K', title: 'Cyber Defense Operations, Knowledge Operations' },
  { branch: 'Air Force', code: '1D7X1M', title: 'Cyber Defense Operations, Mission Defense' },
  { branch: 'Air Force', code: '1D7X1P', title: 'Cyber Defense Operations, Data Operations' },
  { branch: 'Air Force', code: '1D7X1Q', title: 'Cyber Defense Operations, Enterprise Operations' },
  { branch: 'Air Force', code: '1D7X1R', title: 'Cyber Defense Operations, Radio Frequency Operations' },
  { branch: 'Air Force', code: '1D7X1W', title: 'Cyber Defense Operations, Expeditionary Communications' },
  { branch: 'Air Force', code: '1D7X1Z', title: 'Cyber Defense Operations, Software Development Operations' },
  { branch: 'Air Force', code: '1D7X2', title: 'Spectrum Defense Operations' },
  { branch: 'Air Force', code: '1D7X2F', title: 'Spectrum Defense Operations, Electromagnetic Activities' },
  { branch: 'Air Force', code: '1D7X3', title: 'Cable and Antenna Defense Operations' },
  { branch: 'Air Force', code: '1D7X3C', title: 'Cable and Antenna Defense Operations' },
  { branch: 'Space Force', code: '5C0X1', title: 'Cyber Operations' },
  { branch: 'Space Force', code: '5C0X1D', title: 'Cyber Operations, Cyber Defense' },
  { branch: 'Space Force', code: '5C0X1N', title: 'Cyber Operations, Network Operations' },
  { branch: 'Space Force', code: '5C0X1R', title: 'Cyber Operations, Radio Frequency Operations' },
  { branch: 'Space Force', code: '5C0X1S', title: 'Cyber Operations, Systems Operations' },
  { branch: 'Space Force', code: '5I0X1', title: 'All Source Intelligence' },
  { branch: 'Space Force', code: '5S0X1', title: 'Space Systems Operations' },
  { branch: 'Marines', code: '0639', title: 'Network Chief' },
  { branch: 'Marines', code: '0671', title: 'Data Systems Administrator' },
  { branch: 'Marines', code: '1701', title: 'Cyberspace Officer' },
  { branch: 'Marines', code: '4571', title: 'Combat Videographer' },
  { branch: 'Army', code: '25D', title: 'Cyber Network Defender' },
  { branch: 'Army', code: '46S', title: 'Public Affairs Mass Communication Specialist' },
  { branch: 'Army', code: '46V', title: 'Visual Information Specialist' },
];
