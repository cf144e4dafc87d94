import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';

function Mounted({ on }: { on: () => void }) {
  useEffect(on, [on]);
  return null;
}

it('component tests run in StrictMode, which mounts everything twice', () => {
  const mount = vi.fn();
  render(<Mounted on={mount} />);
  expect(mount).toHaveBeenCalledTimes(2);
});
