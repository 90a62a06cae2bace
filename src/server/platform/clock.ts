/** What time it is, in milliseconds since 1970; handed in so that tests can set it. */
export type Clock = () => number;
