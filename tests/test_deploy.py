"""The files in deploy/ say what is true of the code: settings, commands, paths, metrics."""

import configparser
import doctest
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from bot.__main__ import _STOPS_WITHIN, _parser
from bot.config import TOKEN_VARIABLES, Settings, variable_name
from bot.live import door
from bot.metrics import port
from bot.metrics.meter import METERS
from bot.ui.kit.interaction_server import ALIVE, EVENTS, PATH, READY

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PROMTOOL = shutil.which("promtool")
TRIAL = "test rules alerts.test.yml"
SETTINGS = {variable_name(field) for field in Settings.model_fields} | set(TOKEN_VARIABLES)
PROCESS = {"process_resident_memory_bytes", "process_cpu_seconds_total"}
BUILT_IN = {"job", "instance", "le", "status", "severity"}


def read(name):
    return yaml.safe_load((DEPLOY / name).read_text())


def compose():
    return read("compose.yaml")


def manifest():
    """By kind; the engine's deployment by the name of its own."""
    found = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text())
    return {"Engine" if one["metadata"]["name"] == "backgammon-engine" else one["kind"]: one for one in found}


def pod_of(kind):
    """The pod of a deployment, its labels and its only container."""
    template = manifest()[kind]["spec"]["template"]
    assert manifest()[kind]["spec"]["selector"]["matchLabels"] == template["metadata"]["labels"]
    (container,) = template["spec"]["containers"]
    return template["spec"], template["metadata"]["labels"], container


def dashboard():
    return json.loads((DEPLOY / "grafana/dashboards/backgammon.json").read_text())


def expressions():
    rules = [rule["expr"] for group in read("prometheus/alerts.yml")["groups"] for rule in group["rules"]]
    return rules, [target["expr"] for panel in dashboard()["panels"] for target in panel.get("targets", ())]


@pytest.mark.parametrize(
    "path", sorted(path for path in DEPLOY.rglob("*") if path.is_file()), ids=lambda path: path.name
)
def test_every_file_can_be_read_and_holds_no_secret(path):
    text = path.read_text()
    if path.suffix in {".yaml", ".yml"}:
        assert all(yaml.safe_load_all(text))
    elif path.suffix == ".json":
        assert json.loads(text)
    for name in re.findall(r"\b(?:BACKGAMMON_\w+|DISCORD_TOKEN)", text):
        assert name in SETTINGS, name
    for name, value in re.findall(
        r"(\w*(?:PASSWORD|TOKEN|SECRET)\w*)\s*[:=]\s*(\S+)", re.sub(r"\$\{[^}]*\}", "$", text)
    ):
        assert value.startswith(("$", "...")), f"{name} is written down"


def test_images_are_of_one_version_and_what_is_mounted_is_there():
    services = compose()["services"]
    assert (ROOT / "Dockerfile").exists()
    assert services["bot"]["build"] == ".."
    for name, service in services.items():
        if name != "bot":
            assert re.fullmatch(r"[\w/.-]+:v?\d+(\.\d+)+", service["image"]), service["image"]
        assert set(service.get("depends_on", ())) <= set(services)
        for mount in service.get("volumes", ()):
            source = mount.split(":")[0]
            assert (DEPLOY / source).is_dir() if source.startswith("./") else source in compose()["volumes"]
        for opened in service.get("ports", ()):
            assert opened.startswith("127.0.0.1:"), "nothing is open to the outside"


def test_the_settings_of_the_bot_in_compose_are_valid(monkeypatch):
    environment = compose()["services"]["bot"]["environment"]
    for name, value in environment.items():
        monkeypatch.setenv(name, re.sub(r"\$\{[^}]*\}", "filled-in", value))
    settings = Settings()
    assert settings.database_url == "postgresql://backgammon:filled-in@postgres/backgammon"
    (scrape,) = read("prometheus/prometheus.yml")["scrape_configs"]
    assert scrape["static_configs"][0]["targets"] == [f"bot:{settings.metrics_port}"]
    assert scrape["metrics_path"] == port.PATH
    assert all((DEPLOY / "prometheus" / name).exists() for name in read("prometheus/prometheus.yml")["rule_files"])


def test_grafana_finds_the_dashboard():
    mounts = dict(mount.split(":")[:2] for mount in compose()["services"]["grafana"]["volumes"])
    provider = read("grafana/provisioning/dashboards/backgammon.yaml")["providers"][0]
    assert provider["options"]["path"] == mounts["./grafana/dashboards"]
    source = read("grafana/provisioning/datasources/prometheus.yaml")["datasources"][0]
    assert source["url"].split("//")[1].split(":")[0] in compose()["services"]
    panels = dashboard()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(panel["datasource"]["uid"] == "${source}" for panel in panels if panel["type"] != "row")


def test_a_worker_is_replaced_without_a_tap_lost():
    pod = manifest()["Deployment"]["spec"]["template"]["spec"]
    (bot,) = pod["containers"]
    program, module, package, *arguments = bot["command"]
    assert (program, module, package) == ("python", "-m", "bot")
    assert _parser().parse_args(arguments).command.__name__ == "_serve"
    probes = {one: bot[one]["httpGet"]["path"] for one in ("startupProbe", "readinessProbe", "livenessProbe")}
    assert probes == {
        "startupProbe": ALIVE,
        "readinessProbe": READY,
        "livenessProbe": ALIVE,
    }
    pause, seconds = bot["lifecycle"]["preStop"]["exec"]["command"]
    assert pause == "sleep"
    assert int(seconds) > bot["readinessProbe"]["periodSeconds"] * bot["readinessProbe"]["failureThreshold"]
    assert pod["terminationGracePeriodSeconds"] > int(seconds) + _STOPS_WITHIN
    strategy = manifest()["Deployment"]["spec"]["strategy"]
    assert strategy == {"type": "RollingUpdate", "rollingUpdate": {"maxUnavailable": 0, "maxSurge": 1}}
    listens = {one["name"]: one["value"] for one in bot["env"]}
    assert listens[variable_name("serve_host")] == "0.0.0.0"  # noqa: S104 - in its own pod
    assert int(listens[variable_name("serve_port")]) == bot["ports"][0]["containerPort"]
    assert listens[variable_name("study_here")] == "false", "the engine's deployment makes them"


def test_analyses_are_made_by_pods_of_their_own():
    _, _, engine = pod_of("Engine")
    assert _parser().parse_args(engine["command"][3:]).command.__name__ == "_engine"
    assert engine["image"] == pod_of("Deployment")[2]["image"]
    listens = {one["name"]: one["value"] for one in engine["env"]}
    assert int(listens[variable_name("metrics_port")]) == engine["ports"][0]["containerPort"]
    assert engine["livenessProbe"]["httpGet"]["path"] == port.PATH


@pytest.mark.parametrize("kind", ["Deployment", "Engine"])
def test_a_pod_may_do_no_more_than_it_needs(kind):
    pod, labels, container = pod_of(kind)
    assert pod["automountServiceAccountToken"] is pod["enableServiceLinks"] is False
    assert pod["securityContext"] == {"runAsNonRoot": True, "seccompProfile": {"type": "RuntimeDefault"}}
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "capabilities": {"drop": ["ALL"]},
        "readOnlyRootFilesystem": True,
    }
    writable = {one["mountPath"] for one in container["volumeMounts"]}
    (health,) = re.findall(r"BACKGAMMON_HEALTH_FILE=(\S+)", (ROOT / "Dockerfile").read_text())
    assert str(Path(health).parent) in writable
    policy = manifest()["NetworkPolicy"]["spec"]
    (chosen,) = policy["podSelector"]["matchExpressions"]
    assert labels["app"] in chosen["values"]
    assert set(policy["policyTypes"]) == {"Ingress", "Egress"}
    assert {one["port"] for one in policy["ingress"][0]["ports"]} == {container["ports"][0]["name"]}
    assert {one["port"] for one in policy["egress"][0]["ports"]} == {53, 443, 5432}


def test_no_container_in_compose_keeps_more_rights_than_it_says():
    for name, service in compose()["services"].items():
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
    assert [name for name, service in compose()["services"].items() if "cap_add" in service] == ["postgres"]
    assert compose()["services"]["bot"]["read_only"] is True


def test_the_alerts_find_the_job_wherever_it_runs():
    rules, _ = expressions()
    jobs = {job for expression in rules for job in re.findall(r'job="(\w+)"', expression)}
    for name in ("prometheus.yml", "kubernetes.yml"):
        assert {one["job_name"] for one in read(f"prometheus/{name}")["scrape_configs"]} == jobs
    (rule,) = read("prometheus/kubernetes.yml")["scrape_configs"][0]["relabel_configs"]
    for kind in ("Deployment", "Engine"):
        _, labels, container = pod_of(kind)
        assert re.fullmatch(rule["regex"], f"{labels['app']};{container['ports'][0]['name']}")


def test_only_what_discord_and_the_live_board_need_is_reached_from_outside():
    (rule,) = manifest()["Ingress"]["spec"]["rules"]
    assert {(one["path"], one["pathType"]) for one in rule["http"]["paths"]} == {
        (PATH, "Exact"),
        (EVENTS, "Exact"),
        (door.PATH, "Prefix"),
    }
    labels = manifest()["Deployment"]["spec"]["template"]["metadata"]["labels"]
    assert manifest()["Service"]["spec"]["selector"] == labels
    assert manifest()["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels


def test_the_unit_starts_the_bot_and_waits_for_it():
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str
    unit.read(DEPLOY / "backgammon.service")
    service = unit["Service"]
    python, *arguments = service["ExecStart"].split()
    assert python == f"{service['WorkingDirectory']}/.venv/bin/python"
    assert arguments[:2] == ["-m", "bot"]
    assert _parser().parse_args(arguments[2:]).command.__name__ == "_run"
    assert int(service["TimeoutStopSec"]) > _STOPS_WITHIN
    assert service["SystemCallFilter"] == "@system-service"
    assert service["CapabilityBoundingSet"] == ""
    assert int(service["RestartSec"]) * 5 > 10, "or systemd gives up: five starts in ten seconds"
    assert service["RestartPreventExitStatus"] == "2", "wrong settings and a wrong token end with it"
    default = Settings(discord_token=None).database_path
    assert f"{service['WorkingDirectory']}/{default.parent}" == service["ReadWritePaths"]
    (replicated,) = read("litestream.yml")["dbs"]
    assert replicated["path"] == f"{service['WorkingDirectory']}/{default}"


def meters_in(expression):
    """Each metric in an expression, as the meter is called, with the labels that are asked for."""
    for name, selector in re.findall(r"\b((?:backgammon|process)_\w+)(?:\{([^}]*)\})?", expression):
        if name != "backgammon":
            yield re.sub(r"_(bucket|count|sum)$", "", name), set(re.findall(r"(\w+)[!=]?=~?", selector))


def test_what_is_shown_and_watched_is_measured_and_the_other_way_round():
    meters = {meter.name: meter for meter in METERS}
    rules, shown = expressions()
    seen = set()
    for expression in rules + shown:
        for name, labels in meters_in(expression):
            assert name in meters or name in PROCESS, expression
            known = set(meters[name].labels) if name in meters else set()
            assert labels <= known | BUILT_IN, expression
            for grouped in re.findall(r"by \(([^)]*)\)", expression):
                asked = {one.strip() for one in grouped.split(",")}
                assert asked <= set().union(*(meters[one].labels for one, _ in meters_in(expression))) | BUILT_IN
            seen.add(name)
    assert set(meters) <= seen, "what nobody looks at need not be measured"
    alerted = {name for expression in rules for name, _ in meters_in(expression)}
    assert {"backgammon_unwell", "backgammon_answers_late_total", "backgammon_clock_lateness_seconds"} <= alerted


def test_each_alert_is_tried():
    """With a bot that is well, for which nobody is called, and one that is not."""
    well, ill, _ = read("prometheus/alerts.test.yml")["tests"]
    rules = [rule["alert"] for group in read("prometheus/alerts.yml")["groups"] for rule in group["rules"]]
    assert [(one["alertname"], "exp_alerts" in one) for one in well["alert_rule_test"]] == [
        (one, False) for one in rules
    ]
    assert [(one["alertname"], "exp_alerts" in one) for one in ill["alert_rule_test"]] == [(one, True) for one in rules]


@pytest.mark.skipif(PROMTOOL is None, reason="Prometheus is not installed (Debian: apt-get install prometheus)")
@pytest.mark.parametrize("trial", ["check config prometheus.yml kubernetes.yml", "check rules alerts.yml", TRIAL])
def test_prometheus_takes_the_alerts_and_gives_them_when_it_should(trial):
    tried = subprocess.run([PROMTOOL, *trial.split()], cwd=DEPLOY / "prometheus", capture_output=True, text=True)  # noqa: PLW1510
    assert tried.returncode == 0, tried.stdout + tried.stderr


def test_what_many_servers_need_is_computed_rightly():
    failures, tried = doctest.testfile(str(ROOT / "docs/scale.md"), module_relative=False)
    assert tried > 10
    assert failures == 0
    alerts = {rule["alert"] for group in read("prometheus/alerts.yml")["groups"] for rule in group["rules"]}
    assert set(re.findall(r"`(Backgammon\w+)`", (ROOT / "docs/scale.md").read_text())) <= alerts


def test_the_page_lists_every_metric():
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| ([^|]*)\|", (ROOT / "docs/metrics.md").read_text(), re.MULTILINE)
    of_our_own = {
        (name, kind, tuple(re.findall(r"\w+", labels)))
        for name, kind, labels in listed
        if name.startswith("backgammon")
    }
    assert of_our_own == {(meter.name, meter.kind, meter.labels) for meter in METERS}


def test_caddy_leads_to_the_live_board_alone():
    text = (DEPLOY / "Caddyfile").read_text()
    assert re.findall(r"handle (/\S+)", text) == [f"{door.PATH}*"]
    assert "{{" not in text
    assert set(re.findall(r"BACKGAMMON_\w+", text)) <= SETTINGS
