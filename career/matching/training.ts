// Apart from what-if.ts, which stands on the whole matching: pages need these words, and not that.
export const DEGREES = ['Associate degree', "Bachelor's degree", "Master's degree"] as const;
export type Degree = (typeof DEGREES)[number];

/** Training someone thinks about: a certificate of the catalogue, or a degree in a field in their own words. */
export type Training =
  | { readonly certificationId: string }
  | { readonly degree: Degree; readonly field: string };
