type LatLng = { readonly lat: number; readonly lng: number };
type Listener = (event: unknown) => void;

/** The part of Google's script that our map uses; the test plays the customer's pointer. */
export function fakeGoogleMaps() {
  const maps: FakeMap[] = [];
  let polygons = 0;

  class FakeEventTarget {
    readonly listeners = new Map<string, Set<Listener>>();
    addListener(name: string, listener: Listener) {
      const listeners = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, listeners.add(listener));
      return { remove: () => void listeners.delete(listener) };
    }
    setOptions() {}
    set() {}
    setMap() {}
  }
  class FakeMap extends FakeEventTarget {
    constructor() {
      super();
      maps.push(this);
    }
    moveCamera() {}
    getCenter = () => ({ toJSON: () => ({ lat: 0, lng: 0 }), lat: () => 0, lng: () => 0 });
    getZoom = () => 15;
    getHeading = () => 0;
    getTilt = () => 0;
    getBounds = () => null;
    getDiv = () => document.createElement('div');
  }
  class FakePolygon extends FakeEventTarget {
    constructor() {
      super();
      polygons += 1;
    }
    setPaths() {}
    getPaths = () => new FakeEventTarget();
  }
  const library = { Map: FakeMap, Polygon: FakePolygon };
  return {
    global: {
      maps: {
        ...library,
        version: '3.0',
        Settings: { getInstance: () => ({}) },
        importLibrary: async () => library,
        event: {
          addListener: (target: FakeEventTarget, name: string, listener: Listener) =>
            target.addListener(name, listener),
          clearInstanceListeners: (target: FakeEventTarget) => target.listeners.clear(),
          trigger: () => {},
        },
      },
    },
    maps: () => maps,
    polygons: () => polygons,
    click: (at: LatLng) =>
      maps.forEach((map) =>
        map.listeners.get('click')?.forEach((tell) =>
          tell({
            latLng: { ...at, toJSON: () => at },
            domEvent: new Event('click'),
            stop: () => {},
          }),
        ),
      ),
  };
}

/** The script element of the page; throws before it exists. */
export function googleScript(): HTMLScriptElement {
  const found = document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');
  if (!found) throw new Error('The script was not asked for yet');
  return found;
}
