"""How the server is asked: REST, WebSocket, and what operators need. A handler reads, asks, answers."""
