export interface Toast {
  readonly id: number;
  readonly message: string;
}

/** How long a toast stays (CONST-15). */
export const TOAST_MS = 5_000;

/** The status lines at the foot of the screen. The region is always there, so that news is read out. */
export function Toasts({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 p-4"
    >
      {toasts.map((toast) => (
        <p key={toast.id} className="surface-paper deal-in max-w-md px-5 py-3 font-semibold">
          {toast.message}
        </p>
      ))}
    </div>
  );
}
