import { useNavigate } from 'react-router-dom';

/** Sets what the address bar says about the page: which flow is shown, and which of its states. */
export function useSetParams() {
  const navigate = useNavigate();
  return (params: Readonly<Record<string, string>>) =>
    void navigate({ search: new URLSearchParams(params).toString() });
}
