import type { MilitaryBranch } from '#career/service.ts';

/**
 * Retired codes and the codes that took over their work, from the services' own reorganisations (Army 2003-2011,
 * Navy rating mergers, Air Force cyber career field of November 2021). Written by us; only conversions we are sure
 * of stand here. Each entry reads "old>new", with "+" between several new codes.
 */
const CONVERSIONS: Readonly<Partial<Record<MilitaryBranch, string>>> = {
  Army: `31U>25U 31R>25Q 31S>25S 31P>25P 31L>25L 31C>25C 31F>25F 31W>25W 74B>25B 74C>25B 74F>25B 63B>91B 63W>91B 63S>91B
    63H>91H 63A>91A 63M>91M 63J>91J 63X>91X 63Z>91Z 62B>91L 62E>12N 62F>12N 62J>12N 62N>12N 62H>12H 51B>12W 51R>12R
    51K>12K 51H>12H 51M>12M 51T>12T 21B>12B 21C>12C 21D>12D 21E>12N 21H>12H 21J>12N 21K>12K 21M>12M 21N>12N 21P>12P
    21R>12R 21T>12T 21V>12V 21W>12W 21Y>12Y 52C>91C 52D>91D 44B>91E 44E>91E 45B>91F 45K>91K 45G>91G 52E>12P
    55B>89B 55D>89D 54B>74D 73C>36B 73D>36B 44C>36B 71L>42A 75B>42A 75H>42A 75F>42A 42L>42A 71D>27D 71M>56M
    76Y>92Y 76J>68J 76V>92A 76C>92A 77F>92F 77W>92W 77L>92L 94B>92G 57E>92S 43M>92S 57F>92M 43E>92R
    91W>68W 91C>68C 91D>68D 91E>68E 91K>68K 91P>68P 91Q>68Q 91R>68R 91S>68S 91T>68T 91V>68V 91X>68X 91M>68M
    91G>68G 91H>68H 91J>68J 91A>68A 95B>31B 95C>31E 95D>31D 96B>35F 96D>35G 97B>35L 97E>35M 98C>35N 98G>35P 98J>35S
    96H>35G 33W>35T 67T>15T 67N>15M 67U>15U 67R>15R 67S>15S 68B>15B 68D>15D 68F>15F 68G>15G 68H>15H 68N>15N 93P>15P
    93C>15Q 35E>94E 35F>94F 35H>94H 35D>94D 35M>94M 35N>94N 46R>46S 46Q>46S 25M>46V 25V>46V 25R>46T
    64C>88M 82C>13T 13E>13J 13D>13J 13P>13J`,
  Navy: `DT>HM PN>PS DK>PS SK>LS PC>LS RM>IT DP>IT JO>MC PH>MC LI>MC DM>MC MS>CS SM>QM EW>CTT CTO>IT CTA>YN BT>MM OM>IC
    AK>LS RD>OS ML>HT PM>HT`,
  'Air Force': `3D0X1>1D7X1 3D0X2>1D7X1 3D0X3>1D7X1 3D0X4>1D7X1 3D1X1>1D7X1 3D1X2>1D7X1 3D1X3>1D7X1 3D1X4>1D7X2 3D1X7>1D7X3
    3C0X1>3D0X2 3C2X1>3D0X2 3C1X1>3D1X3 811X0>3P0X1 3S0X1>3F0X1 702X0>3F5X1 902X0>4N0X1`,
  Marines: '2531>0621 4066>0651 0193>0111 0151>0111 0651>0671',
  'Coast Guard': 'SS>FS QM>BM RD>OS TT>IT PS>ME TC>OS',
};

/** Codes that took the place of `code` in a branch, newest last; empty when none is known. */
export function successorsOf(branch: MilitaryBranch, code: string): string[] {
  const direct = SUCCESSORS.get(`${branch} ${code}`) ?? [];
  return [...direct, ...direct.filter((next) => next !== code).flatMap((next) => successorsOf(branch, next))];
}

const SUCCESSORS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(CONVERSIONS).flatMap(([branch, text]) =>
    text.split(/\s+/).flatMap((entry): [string, string[]][] => {
      const [from, to] = entry.split('>');
      return from && to && from !== to ? [[`${branch} ${from}`, to.split('+')]] : [];
    }),
  ),
);
