/** A host's words between tags, as data: no text can close the fence that it stands in. */
export function fenced(tag: string, text: string): string {
  return `<${tag}>${text.replaceAll(/[<>]/g, ' ')}</${tag}>`;
}
