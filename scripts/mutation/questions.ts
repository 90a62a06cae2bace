// What the process that runs tests is asked, and what it answers.

/** A test file in one of the projects. */
export interface TestFile {
  readonly project: string;
  readonly file: string;
}

/** What a test file came past when nothing was broken, and how long it took. */
export interface Covering extends TestFile {
  /** Milliseconds, with what stands around its tests. */
  readonly duration: number;
  /** Ids of mutants that were passed outside of its tests: while it was loaded, or before all of them. */
  readonly around: readonly string[];
  readonly tests: readonly CoveringTest[];
}

export interface CoveringTest {
  readonly id: string;
  readonly name: string;
  readonly duration: number;
  readonly isGood: boolean;
  readonly covered: readonly string[];
}

/** Some tests of a file, or all where `tests` is left out. */
export interface Asked extends TestFile {
  readonly tests?: readonly string[];
}

export type Question =
  | {
      readonly kind: 'cover';
      readonly files: readonly string[];
      readonly projects: readonly string[];
    }
  | { readonly kind: 'try'; readonly mutant: string; readonly asked: readonly Asked[] };

export type Verdict =
  | { readonly kind: 'lived' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'caught'; readonly by: string; readonly file: TestFile };

export type Answer =
  { readonly coverings: readonly Covering[] } | Verdict | { readonly error: string };
