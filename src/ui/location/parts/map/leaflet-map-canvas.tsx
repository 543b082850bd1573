import 'leaflet/dist/leaflet.css';
import { Box } from '@chakra-ui/react';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StreetMap } from '#application/location/location.queries.ts';
import { MAP_COPYRIGHT } from './map-copyright.ts';
import { ZOOMS, type MapCanvasProps } from './map-canvas.ts';
import { messages } from '#ui/location/location.messages.ts';
import { accuracyCircle, streetTiles, zoneOutlines } from './leaflet-layers.ts';
import { createMap, fit, isThere, prefersReducedMotion, toLatLng } from './leaflet-map.ts';

type Props = MapCanvasProps & {
  /** Null for raster tiles. */
  readonly streetMap: StreetMap | null;
  readonly tilesUrl: string | null;
};

/**
 * Needs no API key or third-party network. The pin stays at the centre; wheel and pinch zoom about
 * the centre, so that zooming never moves the pin.
 */
export function LeafletMapCanvas(props: Props) {
  const { centre, zoom, theme, zones, accuracy, label, streetMap, tilesUrl } = props;
  const { isStatic = false, over } = props;
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [map, setMap] = useState<L.Map | null>(null);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!box.current) return;
    const created = createMap(box.current, latest);
    setMap(created);
    const watcher = new ResizeObserver(() => fit(created, latest.current.centre));
    watcher.observe(box.current);
    return () => {
      watcher.disconnect();
      created.off().remove();
    };
  }, []);

  useEffect(() => {
    if (!map) return;
    const layer = tilesUrl
      ? L.tileLayer(tilesUrl, { maxZoom: ZOOMS.most, minZoom: ZOOMS.least })
      : streetMap
        ? streetTiles(streetMap, theme)
        : null;
    layer?.addTo(map);
    return () => void layer?.remove();
  }, [map, streetMap, theme, tilesUrl]);

  useEffect(() => {
    if (!map) return;
    const layer = zoneOutlines(zones, theme).addTo(map);
    return () => void layer.remove();
  }, [map, zones, theme]);

  useEffect(() => {
    if (!map || accuracy === null || accuracy < 1) return;
    const layer = accuracyCircle(toLatLng(centre), accuracy).addTo(map);
    return () => void layer.remove();
  }, [map, accuracy, centre]);

  useEffect(() => {
    if (!map) return;
    if (isThere(map, centre) && map.getZoom() === zoom) return;
    map.setView(
      toLatLng(centre),
      zoom,
      isStatic || prefersReducedMotion() ? { animate: false } : {},
    );
  }, [map, centre, isStatic, zoom]);

  return (
    <Box position="relative" boxSize="full">
      <Box
        ref={box}
        boxSize="full"
        isolation="isolate"
        role={isStatic ? 'img' : 'application'}
        aria-label={label}
        bg={theme === 'dark' ? '#10202a' : '#cfe3ea'}
        css={{
          '& .zone-name': {
            background: 'transparent',
            border: 'none',
            boxShadow: 'none',
            color: theme === 'dark' ? '#a9dcc0' : '#14532d',
            // Leaflet's default font stack covers Latin only.
            fontFamily: 'body',
            fontWeight: 700,
            fontSize: '12px',
            whiteSpace: 'nowrap',
            textShadow: theme === 'dark' ? '0 0 4px #161c1f' : '0 0 4px #fbf9f4',
          },
          '& .zone-name::before': { display: 'none' },
        }}
      />
      <Box
        position="absolute"
        insetInlineEnd="0"
        bottom="0"
        px="1.5"
        fontSize="10px"
        lineHeight="16px"
        bg="bg.panel/80"
        color="fg.muted"
        zIndex="2"
        dir="ltr"
        borderTopStartRadius="sm"
      >
        {tilesUrl ? intl.formatMessage(messages.tilesCredit) : MAP_COPYRIGHT}
      </Box>
      {over}
    </Box>
  );
}
