/** Said on the results screen and in the report. Apart from the texts about labels, which only premium opens. */
export const ASSESSMENT_LIMITS =
  'This is a guide for your own planning, made from your own answers. It is not a clinical test and not a hiring test, and no employer sees it unless you show it.';
