import { useCallback } from 'react';
import { comparedIn, comparedText, withToggled } from '#domain/rental/comparison.ts';
import type { VehicleId } from '#domain/rental/vehicle.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';

export type Comparison = {
  readonly ids: readonly VehicleId[];
  readonly toggle: (vehicle: VehicleId) => void;
  readonly clear: () => void;
};

/** Vehicles to compare, in the address, so that Back, reload and shared links restore them. */
export function useComparison(name: 'compare' | 'vehicles'): Comparison {
  const { navigator } = useServices();
  const text = useQueryValue(name);
  const ids = comparedIn(text);
  const set = useCallback(
    (next: readonly VehicleId[]) => navigator.changeQuery({ [name]: comparedText(next) || null }),
    [navigator, name],
  );
  return {
    ids,
    toggle: (vehicle) => set(withToggled(ids, vehicle)),
    clear: () => set([]),
  };
}
