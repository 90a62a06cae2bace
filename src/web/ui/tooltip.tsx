import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

/** Milliseconds that a mouse rests on a button before its tooltip comes. */
const REST_MS = 600;
/** Pixels that it keeps from the edges of the window. */
const MARGIN = 5;

interface TooltipProps {
  readonly text: ReactNode;
  /** The button that it explains; its accessible name is its own. */
  readonly children: ReactNode;
}

/** A word on what a button without words does, for mouse and keyboard; Escape or a press puts it away. */
export function Tooltip({ text, children }: TooltipProps) {
  const { anchor, show, hide, rest } = useTooltip();
  return (
    <span
      className="contents"
      onPointerEnter={rest}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show(target)}
      onBlur={hide}
    >
      {children}
      {anchor && (
        <Bubble anchor={anchor} onEscape={hide}>
          {text}
        </Bubble>
      )}
    </span>
  );
}

/** Where the tooltip shows, if it does, and what brings and hides it. */
function useTooltip() {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function hide() {
    clearTimeout(timer.current);
    setAnchor(undefined);
  }
  function rest({ pointerType, currentTarget }: PointerEvent) {
    const button = currentTarget.firstElementChild;
    if (pointerType !== 'mouse' || !button) return;
    timer.current = setTimeout(() => setAnchor(button), REST_MS);
  }
  return { anchor, show: setAnchor, hide, rest };
}

interface BubbleProps {
  readonly anchor: Element;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** Over the button, or under it where there is no room. A mouse may go there. */
function Bubble({ anchor, onEscape, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor.getBoundingClientRect());
  });
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
  return createPortal(
    <span ref={bubble} className="fixed z-60 py-2">
      <span className="surface-paper tooltip block">{children}</span>
    </span>,
    document.body,
  );
}

function place(bubble: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = bubble;
  const last = window.innerWidth - offsetWidth - MARGIN;
  const x = Math.max(MARGIN, Math.min(left + (width - offsetWidth) / 2, last));
  const y = top < offsetHeight ? bottom : top - offsetHeight;
  bubble.style.left = `${x}px`;
  bubble.style.top = `${y}px`;
}
