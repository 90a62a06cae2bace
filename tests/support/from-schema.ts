// Values that fit a schema of the contract, and such values with something wrong about them.
import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Texts that programs stumble over. */
export const AWKWARD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%',
  '_%_',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  '🎲'.repeat(100),
  'é'.normalize('NFD'),
  'x'.repeat(10_000),
  '\r\nSet-Cookie: a=b',
  '1e999',
  '-0',
  '9'.repeat(400),
] as const;

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...AWKWARD_TEXTS),
);

/** Anything that JSON can say. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.constant(Array.from({ length: 500 }, () => 'x')),
  fc.constant(nested(200)),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0, 1.5, 1e308),
);

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : [nested(depth - 1)];
}

/** Values that the schema takes, mostly. */
export function fitting(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return ofJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** The same with a field too few, too many, or of another kind. */
export function broken(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc
    .tuple(fitting(schema), fc.nat(), fc.constantFrom('drop', 'change', 'add'), anything)
    .map(([value, index, how, other]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return other;
      const entries = Object.entries(value);
      const at = index % Math.max(1, entries.length);
      if (how === 'add') return { ...value, [String(other).slice(0, 50)]: other };
      return Object.fromEntries(
        how === 'drop'
          ? entries.toSpliced(at, 1)
          : entries.map(([key, kept], place) => [key, place === at ? other : kept]),
      );
    });
}

function ofJson(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anything;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(ofJson));
  switch (schema.type) {
    case 'object':
      return ofObject(schema);
    case 'array':
      return fc.array(Array.isArray(schema.items) ? anything : ofJson(schema.items ?? true), {
        maxLength: 4,
      });
    case 'string':
      return ofText(schema);
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.oneof(fc.integer(rangeOf(schema)), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anything;
  }
}

function ofObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, ofJson(field)] as const);
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: fields.map(([name]) => name).filter((name) => required.includes(name)),
  });
}

function ofText({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema) {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern)), text);
  const usual = fc.string({ minLength, maxLength: Math.min(maxLength, 200) });
  const longest = fc.constant('x'.repeat(Math.min(maxLength, 5000)));
  return fc.oneof(usual, longest, text);
}

function rangeOf({ minimum, maximum }: JsonSchema) {
  return { min: Math.ceil(minimum ?? -1000), max: Math.floor(maximum ?? 100_000) };
}
