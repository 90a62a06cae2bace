import { describe, expect, it } from 'vitest';
import { patientWriter, UNREAD_MOST } from './patient-writer.ts';

/** An answer that nobody reads. */
function unread() {
  return {
    writableLength: 0,
    isDestroyed: false,
    write(text: string) {
      this.writableLength += text.length;
      return false;
    },
    destroy() {
      this.isDestroyed = true;
      return this;
    },
  };
}

describe('PHONE-11 what is written to a stream of a room', () => {
  it('ends it once too much is unread', () => {
    const outgoing = unread();
    const write = patientWriter(Object.assign(outgoing));
    let written = 0;
    for (; !outgoing.isDestroyed && written < 2 * UNREAD_MOST; written += 1000) {
      write('x'.repeat(1000));
    }
    expect(outgoing.isDestroyed).toBe(true);
    expect(outgoing.writableLength).toBeLessThan(UNREAD_MOST + 4000);
  });

  it('waits for who reads slowly what is long, and a heartbeat does not end it', () => {
    const outgoing = unread();
    const write = patientWriter(Object.assign(outgoing));
    for (let view = 0; view < 2; view += 1) {
      write('x'.repeat(3 * UNREAD_MOST));
      write('beat');
    }
    expect(outgoing.isDestroyed).toBe(false);
    write('x'.repeat(3 * UNREAD_MOST));
    write('beat');
    expect(outgoing.isDestroyed).toBe(true);
  });
});
