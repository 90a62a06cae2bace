// Which screen shows, by the address; and the ways from one to the next.
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { paramsOf, type Location, type Params } from './location.ts';
import type { AppHistory } from './history.ts';
import { useRouteTitle } from './use-title.ts';

interface Place {
  readonly history: AppHistory;
  readonly location: Location;
}

const PlaceContext = createContext<Place | undefined>(undefined);
const ParamsContext = createContext<Params>({});

interface RouterProps {
  readonly history: AppHistory;
  readonly children: ReactNode;
}

/** Around the whole app. The screen that is there stays until the next one can be drawn. */
export function Router({ history, children }: RouterProps) {
  const [location, setLocation] = useState(history.current);
  useLayoutEffect(
    () => history.listen(() => startTransition(() => setLocation(history.current()))),
    [history],
  );
  return <PlaceContext value={{ history, location }}>{children}</PlaceContext>;
}

function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('A screen needs a Router above it');
  return place;
}

export function useLocation(): Location {
  return usePlace().location;
}

/** Goes to another address of the app. */
export function useNavigate(): AppHistory['go'] {
  return usePlace().history.go;
}

/** What is asked for behind the question mark of the address. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** What stands in the address for each `:name` of the screen's route. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

export interface Route {
  /** The address, with `:name` for what can be anything. */
  readonly path: string;
  /** What the page is called there. */
  readonly title?: (params: Params) => string;
  readonly screen: ReactNode;
}

interface RoutesProps {
  readonly routes: readonly Route[];
  /** Shows at any other address. */
  readonly otherwise: ReactNode;
}

/** The screen of the present address: the first whose path it has the form of. */
export function Routes({ routes, otherwise }: RoutesProps) {
  const { pathname } = useLocation();
  const [found] = routes.flatMap(({ path, title, screen }) => {
    const params = paramsOf(path, pathname);
    return params ? [{ params, title, screen }] : [];
  });
  useRouteTitle(found?.title?.(found.params));
  return found ? <ParamsContext value={found.params}>{found.screen}</ParamsContext> : otherwise;
}

/** Leads elsewhere, and leaves no way back to here. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
