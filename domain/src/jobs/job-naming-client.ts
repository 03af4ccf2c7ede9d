/** A shared job whose public card or profile tells viewers who the client is. */
export interface JobNamingClient {
  jobId: string;
  title: string;
  /** The names as they are written. */
  names: string[];
}
