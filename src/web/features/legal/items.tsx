/** Points of a list, as they stand in a catalog. */
export function Items({ of }: { readonly of: readonly string[] }) {
  return of.map((item) => <li key={item}>{item}</li>);
}
