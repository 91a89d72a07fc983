/** Where figures come from; screens show `label` with the figure. */
export interface FactSource {
  readonly id: string;
  readonly label: string;
  readonly publisher: string;
  readonly version: string;
  readonly date: string;
  readonly licence: string;
  readonly attribution: string;
}
