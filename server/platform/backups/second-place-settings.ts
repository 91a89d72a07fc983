/** A bucket of any store that speaks S3. */
export interface SecondPlaceSettings {
  /** The bucket's address, "https://s3.example.com/bucket". */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
