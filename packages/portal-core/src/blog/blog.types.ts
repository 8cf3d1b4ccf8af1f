/** A post of the blog (specification 2 section 3). */
export interface BlogPost {
  readonly id: number;
  readonly name: string;
  /** HTML, cleaned by the server. */
  readonly content: string;
  /** Names the post in the address `/blog/{url}`; see `blogUrlOf`. */
  readonly url: string;
  /** File name of an image among the media. */
  readonly thumbnail: string;
  readonly type: string;
  /** ISO instant in UTC. */
  readonly creation_date: string;
}

/** A neighbour of a post in the order of their dates. */
export interface BlogNeighbour {
  readonly name: string;
  readonly url: string;
}
