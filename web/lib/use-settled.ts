import { useEffect, useState } from 'react';

/** A value once it has stayed the same for `waitMs` milliseconds: for asking the server about what is being typed. */
export function useSettled<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
