// Checks of small answers without zod, for the page that is there before zod is: what does not pass counts as no answer.

export type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value) => value === null || check(value);
}

/** One of these texts; as the keys of an object, so that none can be forgotten. */
export function oneOf<Value extends string>(values: Readonly<Record<Value, true>>): Check<Value> {
  return (value): value is Value => isText(value) && Object.hasOwn(values, value);
}

/** An object with at least these fields. */
export function shape<Value extends object>(checks: {
  readonly [Key in keyof Value]-?: Check<Value[Key]>;
}): Check<Value> {
  const fields = Object.entries<Check<unknown>>(checks);
  return (value): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    fields.every(([field, check]) => check(Reflect.get(value, field)));
}
