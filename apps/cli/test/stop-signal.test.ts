import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { stopSignal } from '../src/stop-signal.js';

/** A fake process; `emit` sends a signal and returns false if the signal would have ended it. */
function watched() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const source = new EventEmitter();
  return { source, signal: stopSignal(source) };
}

it.each(['SIGINT', 'SIGTERM'])('is aborted by %s, and ignores a second one a moment later', (name) => {
  const { source, signal } = watched();
  expect(signal.aborted).toBe(false);
  expect(source.emit(name)).toBe(true);
  expect(signal.aborted).toBe(true);
  vi.advanceTimersByTime(900);
  expect(source.emit(name)).toBe(true);
});

it('lets any later signal end the process', () => {
  const { source } = watched();
  source.emit('SIGINT');
  vi.advanceTimersByTime(900);
  source.emit('SIGINT');
  vi.advanceTimersByTime(200);
  expect([source.emit('SIGINT'), source.emit('SIGTERM')]).toEqual([false, false]);
});
