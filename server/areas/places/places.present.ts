import type { LocalFigures } from '#career/places/local-figures.ts';
import type { Place } from '#career/places/place.ts';
import type { LocalFiguresReply, PlaceReply } from '#contract/places.ts';

export function presentPlace(place: Place): PlaceReply {
  const { area } = place;
  return {
    key: place.key,
    kind: place.kind,
    name: place.name,
    state: place.state,
    county: place.county,
    area: area === null ? null : { code: area.code, name: area.name, metro: area.metro },
    prices: place.prices,
    notes: [...place.notes],
  };
}

export function presentFigures(local: LocalFigures): LocalFiguresReply {
  return {
    place: local.place,
    widerGroup: local.widerGroup,
    median: local.median,
    p25: local.p25,
    p75: local.p75,
    entry: local.entry,
    experienced: local.experienced,
    hourly: local.hourly,
    employment: local.employment,
    outlook: local.outlook,
    prices: local.prices,
    buys: local.buys,
  };
}
