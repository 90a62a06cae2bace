/** As the `ref` of a form that takes the place of the button which opened it: its first field has the focus then. */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus();
}
