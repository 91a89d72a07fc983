/** What a college program ends with, as the release names it and as we say it, from the shortest to the longest. */
export const AWARDS: readonly { readonly published: string; readonly said: string }[] = [
  { published: 'Certificate under 300 clock hours / 9 credits', said: 'Certificate (under 9 credits)' },
  { published: 'Certificate, 300–899 clock hours / 9–29 credits', said: 'Certificate (9 to 29 credits)' },
  { published: 'Certificate, 900–1,799 clock hours / 30–59 credits', said: 'Certificate (30 to 59 credits)' },
  { published: 'Certificate, 1,800+ clock hours / 60+ credits', said: 'Certificate (60 credits or more)' },
  { published: 'Associate degree', said: 'Associate degree' },
  { published: 'Bachelor’s degree', said: 'Bachelor’s degree' },
  { published: 'Post-bachelor’s certificate', said: 'Certificate after a bachelor’s' },
  { published: 'Master’s degree', said: 'Master’s degree' },
  { published: 'Post-master’s certificate', said: 'Certificate after a master’s' },
  { published: 'Professional doctorate', said: 'Professional doctorate' },
  { published: 'Research doctorate', said: 'Research doctorate' },
  { published: 'Other doctorate', said: 'Other doctorate' },
];
