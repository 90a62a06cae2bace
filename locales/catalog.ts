// Sentences by key. The page and the server read a catalog as a plain object, `homeText.playAgain`; which language
// answers is settled once, before anything is drawn.

/** A sentence, or a function that makes one of its parameters. */
type Sentence = string | ((params: never) => string);

/** Sentences by key, in groups where they belong together, in lists where their order is theirs. */
export type Sentences = {
  readonly [key: string]: Sentence | Sentences | readonly (Sentence | Sentences)[];
};

/** Gives the catalog of a name in its own words; undefined where it has none. */
export type Language = (name: string, english: Sentences) => Sentences | undefined;

let spoken: Language | undefined;

/** From now on every catalog answers in `language`; undefined: in English. */
export function speak(language: Language | undefined): void {
  spoken = language;
}

/**
 * The catalog `name`, given in English; in another language it is an object of the same type. It answers in the
 * language that is spoken when it is read: so it is read where it is shown, and not kept in constants.
 */
export function catalog<English extends Sentences>(name: string, english: English): English {
  return new Proxy(english, {
    get: (own, key) => Reflect.get(spoken?.(name, own) ?? own, key),
  });
}
