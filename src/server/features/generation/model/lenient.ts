import * as z from 'zod';

const Properties = z.object({
  properties: z.record(
    z.string(),
    z.object({ type: z.string().optional(), enum: z.array(z.unknown()).optional() }),
  ),
});

/** The names of an element's fields, in the order in which they are asked for. */
export function fieldsOf(asked: z.ZodType): string[] {
  return Object.keys(propertiesOf(asked));
}

function propertiesOf(asked: z.ZodType) {
  return Properties.parse(z.toJSONSchema(asked)).properties;
}

/**
 * Puts right what models do with the form that they were asked for: null for what is absent, numbers and lists for
 * texts, numbers as texts, names and choices in other case.
 */
export function lenient(asked: z.ZodType): (element: unknown) => unknown {
  const properties = Object.entries(propertiesOf(asked));
  return (element) => {
    if (typeof element !== 'object' || element === null) return element;
    const said = new Map(
      Object.entries(element).map(([name, value]) => [name.toLowerCase(), value]),
    );
    return Object.fromEntries(
      properties.flatMap(([name, property]) => {
        const value: unknown = said.get(name.toLowerCase()) ?? undefined;
        return value === undefined ? [] : [[name, fitting(value, property)]];
      }),
    );
  };
}

interface Property {
  readonly type?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
}

function fitting(value: unknown, property: Property): unknown {
  if (property.enum) return chosen(value, property.enum);
  if (property.type === 'array') return listOf(value);
  if (property.type === 'string') {
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
    return isList ? value.join(', ') : value;
  }
  const isNumber = property.type === 'number' || property.type === 'integer';
  return isNumber && typeof value === 'string' ? Number(value) : value;
}

function chosen(value: unknown, choices: readonly unknown[]): unknown {
  const said = String(value).trim().toLowerCase();
  return choices.find((choice) => String(choice).toLowerCase() === said) ?? value;
}

/** Of texts; one text has several with commas between them. */
function listOf(value: unknown): unknown {
  const items: unknown[] | undefined =
    typeof value === 'string' ? value.split(/[,;]/) : Array.isArray(value) ? value : undefined;
  if (!items) return value;
  return items
    .map((item) => (typeof item === 'number' || typeof item === 'string' ? `${item}`.trim() : item))
    .filter((item) => item !== '' && item !== null);
}

/** The form of an answer in words, for models that are not held to a schema. */
export function formInWords(asked: z.ZodType): string {
  const fields = Object.entries(propertiesOf(asked)).map(
    ([name, { type, enum: choices }]) =>
      `"${name}": ${choices ? choices.map((choice) => JSON.stringify(choice)).join(' or ') : (EXAMPLES[type ?? ''] ?? '"…"')}`,
  );
  return `Answer with JSON alone, without fences or remarks, in this form: {"elements": [{${fields.join(', ')}}, …]}. Every element has all of these fields; an empty one is "".`;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  number: '1',
  integer: '1',
  boolean: 'true',
  array: '["…", "…"]',
};
